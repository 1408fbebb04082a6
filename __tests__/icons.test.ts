import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, typescriptFiles } from './support/sourceFiles'

/** Icons of a source that neither are hidden from screen readers nor have a name of ours: they are read out as “home”, “down”. */
const spokenIn = (text: string): readonly string[] =>
  (text.match(/<\w+(?:Outlined|Filled)\b[^>]*>/g) ?? []).filter((icon) => !/\baria-(?:hidden|label)\b/.test(icon))

test('no icon is read out by its English name', () => {
  const files = typescriptFiles('src').filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => spokenIn(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test('one that were would be told', () => {
  expect(spokenIn('<DownOutlined className="arrow" />')).toHaveLength(1)
  expect(spokenIn('<DownOutlined aria-hidden className="arrow" />')).toEqual([])
})
