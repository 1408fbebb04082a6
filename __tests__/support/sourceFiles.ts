import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import ts from 'typescript'

/** The root of the project. */
export const ROOT = join(__dirname, '../..')

/** Files of a kind under a folder of the project, as paths from its root, with slashes. */
export function filesIn(folder: string, kind: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path))
    .map((path) => join(folder, path).split(sep).join('/'))
}

/** TypeScript files under a folder of the project. */
export const typescriptFiles = (folder: string): string[] => filesIn(folder, /\.tsx?$/)

/** A file of the project, parsed. */
export function parseFile(file: string): ts.SourceFile {
  return parseText(file, readFileSync(join(ROOT, file), 'utf8'))
}

/** TypeScript text, parsed. */
export function parseText(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
}

/** What a file imports, as written: `import`, `export … from`, `import()`, `require()` and `import('…')` types. */
export function importsOf(source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node)
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  if (!ts.isCallExpression(node)) return undefined
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require'
  return isRequire || node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined
}

/** The values that a door hands out, types left out; `*` for each `export * from`. */
export function exportedValues(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return namesOfExport(statement)
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    return isExported ? namesOfStatement(statement) : []
  })
}

function namesOfExport(statement: ts.ExportDeclaration): string[] {
  if (statement.isTypeOnly) return []
  if (!statement.exportClause) return ['*']
  if (ts.isNamespaceExport(statement.exportClause)) return [statement.exportClause.name.text]
  return statement.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
}

function namesOfStatement(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : '*'))
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default']
  return []
}
