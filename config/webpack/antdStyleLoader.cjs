'use strict'
// With `theme.zeroRuntime` antd never calls its style functions, but they would stay in the bundle. Each is replaced by an
// empty one, and the module imports the rules that the function would have made, as a style sheet: a chunk brings the
// styles of the components that it brings, and no other.
const path = require('node:path')
const ts = require('typescript')

const REGISTRATIONS = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'])
const SHEET_LOADER = require.resolve('./antdSheetLoader.cjs')
const STYLES = require.resolve('./antdStyles.cjs')

/** @param {string} name as antd registers it @returns {string} an import of its style sheet */
function sheetImport(name) {
  const request = `${path.join(__dirname, `antd/${name}.css`)}!=!${SHEET_LOADER}!${STYLES}?${name}`
  return `import ${JSON.stringify(request)};\n`
}

/** @param {import('typescript').Expression} component `'Button'` or `['Input', 'Search']` @returns {string} */
function registeredName(component) {
  const names = ts.isArrayLiteralExpression(component) ? component.elements : [component, component]
  return names.map((name) => (ts.isStringLiteral(name) ? name.text : '')).join('-')
}

/** @param {string} source @returns {{ name: string, start: number, end: number }[]} registrations, with the place of their function */
function registrations(source) {
  /** @type {{ name: string, start: number, end: number }[]} */
  const found = []
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    const [component, styleFunction] = ts.isCallExpression(node) ? node.arguments : []
    if (
      component &&
      styleFunction &&
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      REGISTRATIONS.has(node.expression.text)
    ) {
      found.push({ name: registeredName(component), start: styleFunction.pos, end: styleFunction.end })
    } else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('style.js', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS))
  return found
}

/** @type {import('webpack').LoaderDefinitionFunction} */
module.exports = function antdStyleLoader(source) {
  const found = registrations(source)
  if (found.length === 0) return source
  let code = source
  for (const { start, end } of found.reverse()) code = `${code.slice(0, start)} () => []${code.slice(end)}`
  return ['Shared', ...new Set(found.map(({ name }) => name))].map(sheetImport).join('') + code
}
