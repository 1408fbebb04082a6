import { clientFileSections } from '#features/clientFile/contract/household'
import type { Chapter, PrintedDocument } from '#presentation/documents'
import { formatDate } from '#presentation/formats'
import { resourcesOfType } from '#server/operations'
import type { ClientFileRead } from '../../repositories/clientFiles'
import { writtenAnswers } from '../writtenAnswers'

/** What a client may be handed of their file: the sections that hold something, without the internal notes. */
export function summaryOf({ file, included }: ClientFileRead, now: Date): PrintedDocument {
  const title = resourcesOfType([file], 'client_file')[0]?.attributes.title ?? 'Dossier client'
  const chapters = clientFileSections
    .filter(({ path }) => path !== 'notes')
    .flatMap((section): Chapter[] => {
      const facts = included.filter(({ type }) => type === section.definition.type).flatMap(writtenAnswers)
      return facts.length > 0 ? [{ key: section.path, title: section.label, blocks: [{ kind: 'facts', facts }] }] : []
    })
  const date = formatDate(now.toISOString(), 'long')
  const sentence = `Données conservées dans ce dossier au ${date}.`
  return { title, sentence, company: '', date, footer: sentence, hasContents: false, chapters }
}
