import { readFile } from 'node:fs/promises'
import { entriesOf, isText } from '#contract/json'
import { fieldErrors, invalid } from '#server/operations'
import { pictureOf, uploadIn } from '#server/operations/uploads'
import type { SignedPage } from '../repositories/signedPages'

const LONGEST_NAME = 255
const ENDINGS = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg' } as const
type Kind = keyof typeof ENDINGS

/** The page that a client signed by hand, as a request brings it: a PDF or a picture by its own bytes. @throws Failure invalid */
export async function pageIn(input: unknown): Promise<SignedPage> {
  const file = uploadIn(input, 'page')
  if (!file) throw invalid(fieldErrors('page', 'Joignez la page signée'))
  const content = await readFile(file.path)
  const kind = kindOf(content)
  if (!kind) throw invalid(fieldErrors('page', 'Un PDF ou une image PNG ou JPEG en bon état est attendu'))
  const { name } = entriesOf(entriesOf(input)['page'])
  return { name: writtenName(isText(name) ? name : file.said.name, kind), media_type: kind, content }
}

function kindOf(content: Buffer): Kind | undefined {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  const type = pictureOf(content)?.mediaType
  return type === 'image/png' || type === 'image/jpeg' ? type : undefined
}

/** A name that a disk takes, which ends as what it is. */
function writtenName(said: string | null, kind: Kind): string {
  const name = (said ?? '')
    .replace(/[\p{Cc}/\\]+/gu, ' ')
    .replace(/\.(?:pdf|png|jpe?g)$/iu, '')
    .trim()
  return `${name === '' ? 'Page signée' : name.slice(0, LONGEST_NAME - 4)}${ENDINGS[kind]}`
}
