import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The texts of a source, without its comments. */
const textsOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/\\u([0-9a-f]{4})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&nbsp;|&#160;/g, '\u00a0')
    .replace(/&#8239;/g, '\u202f')

const sources = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path))

/** A quantity and its unit: what stands between them, where it is not what French typography wants. */
const faults = [
  { what: 'a narrow no-break space stands before %', found: /(?:\d|[})])(?:\u00a0| (?=%[^\w\s({]))%/ },
  { what: 'a no-break space stands before €', found: /(?:\d|[})])[ \u202f]€/ },
] as const

test.each(faults)('in every text of the sources, $what', ({ found }) => {
  expect(sources.length).toBeGreaterThan(100)
  const lines = sources.flatMap((path) =>
    textsOf(path)
      .split('\n')
      .flatMap((line, index) => (found.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(lines).toEqual([])
})

test('no attribute of JSX holds the code of a character, which would be read as it is written', () => {
  const shown = sources.filter((path) => /\s\w+="[^"\n]*\\u[0-9a-f]{4}/.test(readFileSync(path, 'utf8')))
  expect(shown).toEqual([])
})
