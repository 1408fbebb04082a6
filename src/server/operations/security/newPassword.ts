import { dictionary } from '@zxcvbn-ts/language-common'

/** The passwords that people choose most, most of them English; lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Words that everybody tries first here, beside those of the list. */
const OURS: readonly string[] = ['solive', 'motdepasse', 'mot de passe', 'azertyuiop', 'demo']

/** Shorter words are part of too many others. */
const SHORTEST_WORD = 3

/** Words of names of firms that say nothing of one; no accents. */
const OF_ANY_FIRM: ReadonlySet<string> = new Set([
  ...['cabinet', 'compagnie', 'conseil', 'conseils', 'courtage', 'finance', 'finances', 'gestion', 'groupe'],
  ...['immobilier', 'investissement', 'patrimoine', 'placements', 'societe'],
])

/** Shorter words of the name of a firm are articles and legal forms. */
const SHORTEST_WORD_OF_A_FIRM = 5

/** What others know of who chooses a password. */
export interface KnownWords {
  /** Names and address of the person. */
  readonly person: readonly (string | null | undefined)[]
  readonly firm?: string | null | undefined
}

/**
 * What is wrong with a new password that is long enough, in French; undefined when nothing is (NIST SP 800-63B, 5.1.1.2: no common word, nothing
 * repeated, nothing that names the person or the service).
 */
export function passwordFault(password: string, { person, firm }: KnownWords): string | undefined {
  if (isCommon(password.toLowerCase())) return 'Ce mot de passe est trop courant.'
  const plain = plainText(password)
  const holds = (words: readonly string[]) => words.some((word) => plain.includes(word))
  if (holds(person.flatMap((word) => (word ? wordsOf(word) : []))))
    return 'Ce mot de passe contient votre nom ou votre adresse.'
  return firm && holds(wordsOfFirm(firm)) ? 'Ce mot de passe contient le nom de votre société.' : undefined
}

function isCommon(password: string): boolean {
  // `Azerty2026!` is `azerty` to who guesses.
  const core = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return (
    COMMON.has(password) ||
    COMMON.has(core) ||
    OURS.includes(core) ||
    core === '' ||
    /^(.{1,6})\1+.{0,5}$/su.test(password)
  )
}

/** No accents, no capitals. */
const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A name as it is and by its parts; of an address, what stands before the sign. */
function wordsOf(text: string): readonly string[] {
  const [own = ''] = plainText(text).split('@')
  return [own, ...own.split(/[^\p{L}\d]+/u)].filter((word) => word.length >= SHORTEST_WORD)
}

/** The name of a firm as it is, without spaces, and by the words that are its own. */
function wordsOfFirm(name: string): readonly string[] {
  const words = plainText(name).split(/[^\p{L}\d]+/u)
  const own = words.filter((word) => word.length >= SHORTEST_WORD_OF_A_FIRM && !OF_ANY_FIRM.has(word))
  const whole = [plainText(name).trim(), words.join('')].filter((word) => word.length >= SHORTEST_WORD)
  return [...whole, ...own]
}
