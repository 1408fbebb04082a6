import ts from 'typescript'
import { schemes } from '#domain'
import { parseFile, parseText, typescriptFiles } from './support/sourceFiles'

/** Where a scheme may be named: its own file, the law behind it, and the firm of the demonstration. */
const ALLOWED = /^src\/domain\/(schemes|law)\/|\/demo\//

const ids: ReadonlySet<string> = new Set(schemes.all.map(({ id }) => id))

/** The ids of schemes that a file writes, in quotes or as the name of a member. */
function idsIn(source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const name = nameOf(node)
    if (name !== undefined && ids.has(name)) found.push(name)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  const isMember = ts.isPropertyAssignment(node) || ts.isPropertySignature(node) || ts.isMethodDeclaration(node)
  return isMember && ts.isIdentifier(node.name) ? node.name.text : undefined
}

test('no file but those of the schemes and of the law says the id of a scheme: the others ask the catalogue', () => {
  const files = typescriptFiles('src').filter((file) => !ALLOWED.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => idsIn(parseFile(file)).map((id) => `${file} says ${id}`))).toEqual([])
})

test.each([
  ["if (project === 'pinel') return", 'pinel'],
  ['const id = `malraux`', 'malraux'],
  ["type Home = 'reduced_vat'", 'reduced_vat'],
  ['const labels = { land_deficit: 1 }', 'land_deficit'],
  ["const labels = { 'lli': 1 }", 'lli'],
])('%s says %s', (text, id) => {
  expect(idsIn(parseText('src/a.ts', text))).toEqual([id])
})

test.each(["const answer = 'pinel_type'", 'pinel_term = 9', "import { pinelOptimal } from './pinel'", '// `pinel`'])(
  '%s says none',
  (text) => {
    expect(idsIn(parseText('src/a.ts', text))).toEqual([])
  },
)
