import { setTimeout as wait } from 'node:timers/promises'

/** As long as the browser waits for an element. */
const PATIENCE_MS = 60_000
const BETWEEN_MS = 50

type Matcher =
  | 'toBe'
  | 'toBeCloseTo'
  | 'toBeGreaterThan'
  | 'toBeGreaterThanOrEqual'
  | 'toBeLessThan'
  | 'toBeLessThanOrEqual'
  | 'toBeNull'
  | 'toContain'
  | 'toContainEqual'
  | 'toEqual'
  | 'toHaveLength'
  | 'toMatch'
  | 'toMatchObject'
type Matchers<T> = Pick<jest.Matchers<Promise<T>, T>, Matcher>
type Expectation<T> = (value: T) => Pick<jest.Matchers<void, T>, Matcher>

/**
 * What a page comes to show: it is read again until it is what is expected, then answered; after a minute, the difference is thrown. A page
 * changes when an answer, a calculation or an animation arrives, which is no moment that a test could know. What the server must already
 * hold once the page says so is read once, with `expect`.
 */
export function eventually<T>(read: () => Promise<T>): Matchers<T> & { readonly not: Matchers<T> } {
  return { ...matchers(read, (value) => expect(value)), not: matchers(read, (value) => expect(value).not) }
}

function matchers<T>(read: () => Promise<T>, expectation: Expectation<T>): Matchers<T> {
  const repeated =
    (matcher: Matcher) =>
    async (...expected: unknown[]): Promise<T> => {
      const end = Date.now() + PATIENCE_MS
      for (;;) {
        const value = await read()
        try {
          Reflect.apply(expectation(value)[matcher], undefined, expected)
          return value
        } catch (difference) {
          if (Date.now() > end) throw difference
        }
        await wait(BETWEEN_MS)
      }
    }
  return {
    toBe: repeated('toBe'),
    toBeCloseTo: repeated('toBeCloseTo'),
    toBeGreaterThan: repeated('toBeGreaterThan'),
    toBeGreaterThanOrEqual: repeated('toBeGreaterThanOrEqual'),
    toBeLessThan: repeated('toBeLessThan'),
    toBeLessThanOrEqual: repeated('toBeLessThanOrEqual'),
    toBeNull: repeated('toBeNull'),
    toContain: repeated('toContain'),
    toContainEqual: repeated('toContainEqual'),
    toEqual: repeated('toEqual'),
    toHaveLength: repeated('toHaveLength'),
    toMatch: repeated('toMatch'),
    toMatchObject: repeated('toMatchObject'),
  }
}
