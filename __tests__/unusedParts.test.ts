import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, typescriptFiles } from './support/sourceFiles'

/** What src says of the parts of antd that the build leaves out (UNUSED_PARTS in config/webpack/client.cjs). */
const USES = [/\bfilters: \[.*onFilter/s, /\bfilterDropdown\b/, /\btabList=/]

const usesIn = (text: string): readonly string[] => USES.flatMap((use) => use.exec(text)?.[0] ?? [])

test('no part of antd is shown that the build leaves out', () => {
  const files = typescriptFiles('src').filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => usesIn(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test('one that were would be told', () => {
  expect(usesIn('<Card tabList={tabs} />')).toHaveLength(1)
  expect(usesIn("{ dataIndex: 'status', filterDropdown: Choices }")).toHaveLength(1)
  expect(usesIn('<Card title="Prêts" />')).toHaveLength(0)
})
