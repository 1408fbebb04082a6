import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { entriesOf, isText } from '#contract/json'
import { ofCompany, those, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { fieldErrors, invalid, scopeOf } from '#server/operations'
import { uploadIn } from '#server/operations/uploads'
import { feedColumns, isColumn, kindWith, saidBy, type FileColumns } from '../feed'
import { readHead, type SaidColumns } from '../imports/readColumns'
import { FileRefused } from '../imports/source'
import { findColumnChoices, storeColumnChoice } from '../repositories/columnChoices'
import type { ImportFile } from '../repositories/imports'

/** Who may bring programmes and lots into the catalogue of their firm. */
export const managing = those('manageCatalogue', ofCompany)

const MOST_FILES = 10
const LONGEST_PROVIDER = 100

/** The columns of files, as their headings say them or as the firm said before, and those of a feed. @throws Failure invalid */
export async function readColumns(database: Queryable, viewer: Viewer, body: unknown): Promise<object> {
  scopeOf(managing, viewer)
  const said = await saidColumns(database, viewer.companyId, providerIn(body))
  const files = await Promise.all((await filesIn(body)).map((file) => headOf(file, said)))
  return { files, columns: { programs: feedColumns('programs'), properties: feedColumns('properties') } }
}

/** The files of a body, with the columns that it says they have. @throws Failure invalid */
export async function filesIn(body: unknown): Promise<ImportFile[]> {
  const { files: sent, mapping } = entriesOf(body)
  const files = sent === undefined ? [] : [sent].flat()
  if (files.length === 0) throw invalid(fieldErrors('files', 'Choisissez au moins un fichier.'))
  if (files.length > MOST_FILES) throw invalid(fieldErrors('files', `${String(MOST_FILES)} fichiers au plus.`))
  return Promise.all(files.map((file, index) => fileOf(file, index, columnsIn(mapping, index))))
}

/** @throws Failure invalid for what is no file */
async function fileOf(sent: unknown, index: number, columns: FileColumns | null): Promise<ImportFile> {
  const file = uploadIn({ files: sent }, 'files')
  if (!file) throw invalid(fieldErrors('files', 'Choisissez au moins un fichier.'))
  const { name } = entriesOf(sent)
  const said = isText(name) ? name : file.said.name
  return { name: (said ?? `fichier ${String(index + 1)}`).slice(0, 255), content: await readFile(file.path), columns }
}

/** The columns said of the file of this place; a form leaves out those of files of which nothing is said. @throws Failure invalid */
function columnsIn(mapping: unknown, index: number): FileColumns | null {
  const said: unknown = Array.isArray(mapping) ? mapping[index] : entriesOf(mapping)[String(index)]
  if (said === undefined || said === null) return null
  if (Array.isArray(said) && said.every(isColumn)) return said
  throw invalid(fieldErrors('mapping', 'Des noms de colonnes du flux sont attendus.'))
}

/** @throws Failure invalid */
export function providerIn(body: unknown): string | null {
  const { provider } = entriesOf(body)
  const name = isText(provider) ? provider.trim() : ''
  if (name.length > LONGEST_PROVIDER)
    throw invalid(fieldErrors('provider', `Maximum ${String(LONGEST_PROVIDER)} caractères`))
  return name === '' ? null : name
}

async function saidColumns(database: Queryable, companyId: string, provider: string | null): Promise<SaidColumns> {
  const choices = provider === null ? [] : await findColumnChoices(database, companyId, provider)
  return Object.fromEntries(choices.map(({ kind, columns }) => [kind, columns]))
}

/** Keeps the columns that were chosen, for the next files of this provider. */
export async function rememberColumns(
  transaction: Queryable,
  company_id: string,
  provider: string,
  files: readonly ImportFile[],
): Promise<void> {
  for (const file of files) {
    if (!file.columns) continue
    const { columns: head } = await headOf(file, {})
    const headings = head.map(({ heading }) => heading)
    const columns = saidBy(headings, file.columns)
    await storeColumnChoice(transaction, { company_id, provider, kind: kindWith(file.columns), columns })
  }
}

/** @throws Failure invalid for what is no feed */
async function headOf({ name, content }: ImportFile, said: SaidColumns) {
  try {
    return await readHead({ name, open: () => Readable.from([content]) }, said)
  } catch (error) {
    if (error instanceof FileRefused) throw invalid(fieldErrors('files', error.message))
    throw error
  }
}
