import { isText } from '#contract/json'
import { fieldErrors, invalid, scopeOf } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import { findResources } from '#server/repositories/resources'
import { partners } from '#features/catalogue/server'
import { clientFilePolicies, keptClientFiles } from '#features/clientFile/server'

type Attributes = Readonly<Record<string, unknown>>

/** The columns of whom the client is declared to: the promoter of the programme, when there is one. @throws Failure invalid */
export async function declaredTo({ database, viewer }: Asking, attributes: Attributes): Promise<Attributes> {
  const { program, promoter } = attributes
  if (isText(program)) {
    const found = await partners.findPromoterOf(database, viewer.companyId, program)
    if (found === undefined)
      throw invalid(fieldErrors('program', 'Ce programme n’existe pas, ou votre société ne le montre pas.'))
    if (isText(promoter) && promoter !== found)
      throw invalid(fieldErrors('promoter', 'Ce promoteur n’est pas celui du programme.'))
    return { promoter_id: found, program_id: program }
  }
  if (!isText(promoter)) return { ...('program' in attributes || 'promoter' in attributes ? NOBODY : {}) }
  if (!(await partners.isShownPromoter(database, viewer.companyId, promoter)))
    throw invalid(fieldErrors('promoter', 'Ce promoteur n’existe pas, ou votre société ne le montre pas.'))
  return { promoter_id: promoter, program_id: null }
}

const NOBODY = { promoter_id: null, program_id: null }

/** @throws Failure invalid when the file is not within the viewer's reach */
export async function checkClientFile({ database, viewer }: Asking, id: string): Promise<void> {
  const scope = scopeOf(clientFilePolicies.client_file.read, viewer)
  const [file] = await findResources(keptClientFiles.root, { scope, ids: [id] }, database)
  if (!file) throw invalid(fieldErrors('client_file', 'Ce dossier n’existe pas, ou n’est pas à vous.'))
}
