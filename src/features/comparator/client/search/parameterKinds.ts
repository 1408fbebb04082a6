/** How one part of a search is written in an address. */
export interface Parameter<Value> {
  readonly name: string
  /** What goes without saying: not written. */
  readonly usual: Value
  /** Undefined for a text that says nothing that exists. */
  readonly read: (text: string) => Value | undefined
  readonly write: (value: Value) => string
}

/** `1` or `non`: what is on or off without a word is not written. */
export const aSwitch = (name: string, usual = false): Parameter<boolean> => ({
  name,
  usual,
  read: (text) => (text === '1' ? true : text === 'non' ? false : undefined),
  write: (isOn) => (isOn ? '1' : 'non'),
})

interface NumberLimits {
  readonly decimals?: number
  readonly most?: number
}

/** A number from 0 on, a point before its decimals. */
export const aNumber = (
  name: string,
  { decimals = 0, most = 999_999_999 }: NumberLimits = {},
): Parameter<number | null> => ({
  name,
  usual: null,
  read: (text) => {
    const isNumber = new RegExp(`^\\d{1,9}${decimals > 0 ? `(?:\\.\\d{1,${String(decimals)}})?` : ''}$`).test(text)
    return isNumber && Number(text) <= most ? Number(text) : undefined
  },
  write: (value) => String(Number((value ?? 0).toFixed(decimals))),
})

/** One word, as it is. */
export const oneWord = (name: string, accepts: (text: string) => boolean): Parameter<string | null> => ({
  name,
  usual: null,
  read: (text) => (accepts(text) ? text : undefined),
  write: (word) => word ?? '',
})

/** Words with commas between them, each once, in the order given. One that is none makes the whole list none. */
export const manyOf = <Value>(
  name: string,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string,
  most: number,
): Parameter<readonly Value[]> => ({
  name,
  usual: [],
  read: (text) => {
    const values = [...new Set(text.split(','))].map(read).filter((value) => value !== undefined)
    return values.length === new Set(text.split(',')).size && values.length <= most ? values : undefined
  },
  write: (values) => values.map(write).join(','),
})
