import { isText } from '#contract/json'
import { fieldErrors, invalid, scopeOf } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import { findResources } from '#server/repositories/resources'
import { partners, type ShownPartner } from '#features/catalogue/server'
import { clientFilePolicies, keptClientFiles } from '#features/clientFile/server'

type Attributes = Readonly<Record<string, unknown>>

/** The columns of whom the client is declared to: the promoter of the programme, when there is one. @throws Failure invalid */
export async function declaredTo({ database, viewer }: Asking, attributes: Attributes): Promise<Attributes> {
  const { program, promoter } = attributes
  if (isText(program)) {
    const found = await partners.findByProgram(database, viewer.companyId, program)
    if (!found) throw invalid(fieldErrors('program', 'Ce programme n’existe pas, ou votre société ne le montre pas.'))
    if (isText(promoter) && promoter !== found.promoterId)
      throw invalid(fieldErrors('promoter', 'Ce promoteur n’est pas celui du programme.'))
    return columnsOf(found)
  }
  if (!isText(promoter)) return { ...('program' in attributes || 'promoter' in attributes ? NOBODY : {}) }
  const found = await partners.findPromoter(database, viewer.companyId, promoter)
  if (!found) throw invalid(fieldErrors('promoter', 'Ce promoteur n’existe pas, ou votre société ne le montre pas.'))
  return columnsOf(found)
}

const NOBODY = { promoter_id: null, program_id: null }

const columnsOf = ({ promoterId, programId }: ShownPartner): Attributes => ({
  promoter_id: promoterId,
  program_id: programId,
})

/** @throws Failure invalid when the file is not within the viewer's reach */
export async function checkClientFile({ database, viewer }: Asking, id: string): Promise<void> {
  const scope = scopeOf(clientFilePolicies.client_file.read, viewer)
  const [file] = await findResources(keptClientFiles.root, { scope, ids: [id] }, database)
  if (!file) throw invalid(fieldErrors('client_file', 'Ce dossier n’existe pas, ou n’est pas à vous.'))
}
