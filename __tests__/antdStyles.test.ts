import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, typescriptFiles } from './support/sourceFiles'

/**
 * What src says of the parts of antd that the build leaves out: their style sheets (config/webpack/antdSheetLoader.cjs)
 * or the whole (UNUSED_PARTS).
 */
const USES = [
  /import \{[^}]*\b(Pagination|Tree|DirectoryTree|TreeSelect)\b[^}]*\} from 'antd'/,
  /\bInput\.(OTP|Search)\b/,
  /\bfilters: \[.*onFilter/s,
  /\bfilterDropdown\b/,
  /\browSelection=/,
  /<Avatar\.Group/,
  /\btabList=/,
  /\bpagination=\{(?!false)/,
]

const usesIn = (text: string): readonly string[] => USES.flatMap((use) => use.exec(text)?.[0] ?? [])

test('no part of antd is shown that the build leaves out', () => {
  const files = typescriptFiles('src').filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => usesIn(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test('one that were would be told', () => {
  expect(usesIn("import { Button, Pagination } from 'antd'")).toHaveLength(1)
  expect(usesIn('<Input.Search allowClear />')).toHaveLength(1)
  expect(usesIn('<Card tabList={tabs} />')).toHaveLength(1)
  expect(usesIn('<Table pagination={{ pageSize: 20 }} />')).toHaveLength(1)
  expect(usesIn('<Table pagination={false} />')).toHaveLength(0)
})
