import type { RenderedPage } from './servedPage'

const MARKS = ['%TITLE%', '%HTML%', '%STATE%'] as const

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** JSON inside an element of HTML: nothing in it closes the element, nor opens a comment. */
const inScript = (state: unknown): string => JSON.stringify(state ?? null).replaceAll('<', '\\u003c')

export type Template = (page: Pick<RenderedPage, 'title' | 'html' | 'state'>) => string

/** A built page, cut where its parts go: what is written into one place is never searched for the next. @throws Error for a page without a place */
export function templateOf(name: string, text: string): Template {
  const parts = MARKS.reduce<readonly string[]>(
    (cut, mark) => {
      const [before, after, ...more] = cut[cut.length - 1]?.split(mark) ?? []
      if (before === undefined || after === undefined || more.length > 0)
        throw new Error(`${name} must have one place for ${mark}, after those before it`)
      return [...cut.slice(0, -1), before, after]
    },
    [text],
  )
  return ({ title, html, state }) => {
    const written = [escaped(title), html, inScript(state), '']
    return parts.map((part, place) => `${part}${written[place] ?? ''}`).join('')
  }
}
