import { entriesOf, isText } from '#contract/json'
/** The name of what is kept of this device, and that under which redux-persist writes it. */
export const STORED_KEY = 'solive'
export const storedUnder = (key: string): string => `persist:${key}`
export const STORED_UNDER = storedUnder(STORED_KEY)

/** A slice in the text that redux-persist wrote; undefined when there is none that can be read. */
export function storedSlice(text: string | null, name: string): unknown {
  try {
    const slices: unknown = JSON.parse(text ?? '')
    const slice = entriesOf(slices)[name]
    return isText(slice) ? JSON.parse(slice) : undefined
  } catch {
    return undefined
  }
}
