import { entriesOf, isTexts } from '#contract/json'

/** How many files are asked for at once (specification §9): what the page on screen asks for does not wait behind them. */
const AT_ONCE = 4

const asked = new Set<string>()
const waiting: string[] = []
let underWay = 0

/** Has the browser fetch the files of a page that one is about to open, once. Without network nothing happens. @param page its name in the build */
export async function prefetchPage(page: string): Promise<void> {
  if (asked.has(page)) return
  asked.add(page)
  try {
    const answer: unknown = await (await fetch(`/build/pages/${page}.json`)).json()
    const { files } = entriesOf(answer)
    if (isTexts(files)) waiting.push(...files.filter((file) => !asked.has(file)))
    fetchNext()
  } catch {
    asked.delete(page)
  }
}

function fetchNext(): void {
  while (underWay < AT_ONCE) {
    const file = waiting.shift()
    if (file === undefined) return
    if (asked.has(file)) continue
    asked.add(file)
    underWay += 1
    document.head.append(hintOf(file))
  }
}

/** Files never change under their name: the page takes what was fetched. */
function hintOf(file: string): HTMLLinkElement {
  const hint = document.createElement('link')
  const next = () => {
    underWay -= 1
    fetchNext()
  }
  Object.assign(hint, { rel: 'prefetch', href: file, as: file.endsWith('.css') ? 'style' : 'script' })
  hint.addEventListener('load', next)
  hint.addEventListener('error', next)
  return hint
}
