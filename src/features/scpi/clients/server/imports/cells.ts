import type { Field } from '#contract'
import { FRANCE } from '#contract/countries'

/** What people write for yes and no. */
const YES: ReadonlySet<string> = new Set(['oui', 'o', 'vrai', 'true', '1', 'x', 'yes'])
const NO: ReadonlySet<string> = new Set(['non', 'n', 'faux', 'false', '0', 'no'])

/** What people write for a value of a list besides its label. */
const SYNONYMS: Readonly<Record<string, string>> = {
  m: 'mr',
  'm.': 'mr',
  mr: 'mr',
  mme: 'mrs',
  mlle: 'mrs',
  celibataire: 'single',
  marie: 'married',
  mariee: 'married',
  pacse: 'pacs',
  pacsee: 'pacs',
  divorce: 'divorced',
  divorcee: 'divorced',
  veuf: 'widowed',
  veuve: 'widowed',
  concubin: 'concubinage',
  francaise: FRANCE,
  francais: FRANCE,
}

/** Without accents, capitals, points in the middle of words, nor spaces at the ends. */
const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[·\u2019']/g, '')
    .trim()
    .toLowerCase()

/** The value of a list that a text says: its key, its label, or another word for it; the text itself where it says none. */
function choiceOf({ choices = [] }: Field, text: string): string {
  const wanted = comparable(text)
  const synonym = SYNONYMS[wanted]
  const found = choices.find(
    ({ value, label }) =>
      value === text || comparable(String(value)) === wanted || comparable(label) === wanted || value === synonym,
  )
  return found ? String(found.value) : text
}

/** `12/05/1980` as `1980-05-12`; what is no such day as it is. */
function dayIn(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? []
  return year === undefined ? text.trim() : `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
}

/** Spreadsheets take the zero before numbers away. */
const withZero = (text: string, length: number): string =>
  /^\d+$/.test(text) && text.length === length - 1 ? `0${text}` : text

/** What a cell says, as its field wants it; null for an empty one. */
export function valueOfCell(name: string, field: Field, cell: string): unknown {
  const text = cell.trim()
  if (text === '') return null
  if (field.kind === 'flag') {
    const said = comparable(text)
    return YES.has(said) ? true : NO.has(said) ? false : text
  }
  if (field.kind === 'date') return dayIn(text)
  if (field.kind === 'choice') return choiceOf(field, text)
  if (field.kind === 'phone') return withZero(text, 10)
  return name === 'postal_code' || name === 'birth_postal_code' ? withZero(text, 5) : text
}
