import { clientFileSections } from '#features/clientFile/contract/household'
import { resourcesOfType } from '#server/operations'
import type { Summary, SummaryPart } from '#server/services/pdf'
import type { ClientFileRead } from '../../repositories/clientFiles'
import { parisDay, writtenAnswers } from '../writtenAnswers'

/** What a client may be handed of their file: the sections that hold something, without the internal notes. */
export function summaryOf({ file, included }: ClientFileRead, now: Date): Summary {
  const title = resourcesOfType([file], 'client_file')[0]?.attributes.title ?? 'Dossier client'
  const parts = clientFileSections
    .filter(({ path }) => path !== 'notes')
    .flatMap((section): SummaryPart[] => {
      const facts = included.filter(({ type }) => type === section.definition.type).flatMap(writtenAnswers)
      return facts.length > 0 ? [{ heading: section.label, facts }] : []
    })
  return { title, sentence: `Données conservées dans ce dossier au ${parisDay(now)}.`, parts }
}
