'use strict'
const { execFileSync } = require('node:child_process')

/** Styles that antd asks for only in a mode that the theme does not use (`wireframe`), or never in a browser of today. */
const NEVER_ASKED = new Set(['Pagination-bordered', 'Form-item-item'])

/** @type {Record<string, string> | undefined} */
let styles

/**
 * The style sheet of the part of antd that the query names, as `?Button-Button`. It is a layer, so that our own sheets win
 * whatever the order in which chunks bring them.
 * @this {import('webpack').LoaderContext<object>}
 * @returns {string}
 */
module.exports = function antdSheetLoader() {
  const name = this.resourceQuery.slice(1)
  this.addDependency(require.resolve('antd/package.json'))
  styles ??= JSON.parse(
    execFileSync(process.execPath, [this.resourcePath], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    }),
  )
  const sheet = styles?.[name] ?? ''
  if (sheet === '' && !NEVER_ASKED.has(name)) {
    throw new Error(`antd showed no style for ${name}, so it would be unstyled: render it in ${this.resourcePath}.`)
  }
  return `@layer antd {${sheet}}`
}
