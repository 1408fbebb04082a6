'use strict'
const path = require('node:path')
const { optimize } = require('svgo')
const partsOf = require('./iconParts.cjs')

const PART = path.resolve(__dirname, '../../src/client/ui/icons/createIcon.tsx')

/** Icons are drawn on 1,024 units and shown at 16 to 48 pixels: in whole units they look the same. */
const precision = { name: /** @type {const} */ ('convertPathData'), params: { floatPrecision: 0 } }

/** @param {string} d @returns {string} the same path in fewer characters */
function shortened(d) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`, { plugins: [precision] })
  return / d="([^"]*)"/.exec(data)?.[1] ?? d
}

/**
 * A module of @ant-design/icons/es/icons as our own part and the paths that it draws, which weigh half as much.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function iconLoader(source) {
  const file = `@ant-design/icons-svg/lib/asn/${path.basename(this.resourcePath)}`
  /** @type {{ default: Parameters<typeof partsOf>[0] }} */
  const { default: definition } = require(require.resolve(file, { paths: [this.resourcePath] }))
  const parts = partsOf(definition)
  if (!parts) return source
  const [name, shape, paths] = parts
  const values = [name, shape, paths.map(shortened)].map((value) => JSON.stringify(value)).join(', ')
  return `import { createIcon } from ${JSON.stringify(PART)};\nexport default /*#__PURE__*/ createIcon(${values});\n`
}
