/** What a key, or two in turn, do. */
export interface Shortcut {
  /** Names of keys as a keyboard event gives them, small letters, one after the other: `n`, `g d`, `mod+k` (Ctrl or ⌘). */
  readonly keys: string
  /** What it does, in French, for the help and the palette: `Nouveau dossier`. */
  readonly label: string
  readonly act: () => void
  /** Acts on what holds the focus in the page: the help lists it, the palette does not. */
  readonly needsFocus?: boolean
}

/** Where a shortcut holds: on the screen that declares it, or on all of them. */
export type Scope = 'screen' | 'everywhere'

interface Declaration {
  readonly scope: Scope
  readonly list: () => readonly Shortcut[]
}

/** The shortcuts of all mounted components, kept outside React since there is one keyboard. */
const declarations = new Set<Declaration>()

/** Adds shortcuts until the returned function is called. */
export function declareShortcuts(declaration: Declaration): () => void {
  declarations.add(declaration)
  return () => {
    declarations.delete(declaration)
  }
}

/** What is declared at this moment. */
export const declaredShortcuts = (scope: Scope): readonly Shortcut[] =>
  [...declarations].filter((declaration) => declaration.scope === scope).flatMap(({ list }) => list())

/** How long the second key of a sequence is waited for, in milliseconds. */
export const SEQUENCE = 1000

/** With a modifier it is no character, and cannot be typed by mistake (WCAG 2.1.4). */
export const isCharacter = ({ keys }: Shortcut): boolean => !keys.startsWith('mod+')

/** The keys typed so far and what they mean: an act, the beginning of one, or nothing. */
export type Match = { readonly shortcut: Shortcut } | { readonly pending: string } | null

/** @param pending keys of a sequence that has begun, `''` for none */
export function matchKeys(pending: string, key: string, shortcuts: readonly Shortcut[]): Match {
  const typed = pending === '' ? key : `${pending} ${key}`
  const shortcut = shortcuts.find(({ keys }) => keys === typed)
  if (shortcut) return { shortcut }
  if (shortcuts.some(({ keys }) => keys.startsWith(`${typed} `))) return { pending: typed }
  return pending === '' ? null : matchKeys('', key, shortcuts)
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The name of a key. Digits are those of the key: French keyboards write them with Shift only. */
export function nameOfKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyPress): string {
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1]
  const name = digit ?? key.toLowerCase()
  const isShifted = shiftKey && /^[a-z]$/.test(name)
  return `${ctrlKey || metaKey ? 'mod+' : ''}${isShifted ? 'shift+' : ''}${name}`
}
