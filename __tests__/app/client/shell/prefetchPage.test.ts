import { prefetchPage } from '../../../../src/app/client/shell/prefetchPage'

const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')]
const files = (count: number, of: string) => Array.from({ length: count }, (_, index) => `/assets/${of}${index}.js`)

/** Answers like the build: these pages, with these files. */
function serve(pages: Readonly<Record<string, readonly string[]>>) {
  const asked: string[] = []
  globalThis.fetch = (input) => {
    const address = input instanceof Request ? input.url : input.toString()
    asked.push(address)
    const page = /pages\/(.*)\.json$/.exec(address)?.[1] ?? ''
    const found = pages[page]
    return found ? Promise.resolve(Response.json({ page, files: found })) : Promise.reject(new TypeError('no network'))
  }
  return asked
}

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

test('the files of a page are fetched before it is opened, four at once, each once', async () => {
  const asked = serve({ one: files(6, 'a'), two: [...files(2, 'a'), '/assets/b.css'] })
  await prefetchPage('one')
  expect(hints().map(({ href }) => new URL(href).pathname)).toEqual(files(4, 'a'))

  hints()[0]?.dispatchEvent(new Event('load'))
  hints()[1]?.dispatchEvent(new Event('error'))
  expect(hints()).toHaveLength(6)

  for (const hint of hints().slice(2)) hint.dispatchEvent(new Event('load'))
  await prefetchPage('one')
  await prefetchPage('two')
  expect(hints().slice(6)).toMatchObject([{ as: 'style' }])
  expect(asked).toEqual(['/build/pages/one.json', '/build/pages/two.json'])
})

test('without network nothing happens, and it is asked again the next time', async () => {
  serve({})
  await prefetchPage('three')
  const asked = serve({ three: [] })
  await prefetchPage('three')
  expect(asked).toEqual(['/build/pages/three.json'])
})
