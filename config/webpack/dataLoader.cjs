'use strict'
require('../scripts/typescript.cjs')

/** @param {string} folder @returns {string[]} the modules of a folder that Node has loaded */
const loadedFrom = (folder) => Object.keys(require.cache).filter((file) => file.startsWith(folder))

/**
 * Runs a module of the domain while building, and hands the plain data that it exports to the browser: functions stay out,
 * and so does everything that only they import.
 * @this {import('webpack').LoaderContext<object>}
 */
module.exports = function dataLoader() {
  const domain = this.resourcePath.slice(0, this.resourcePath.indexOf('/src/domain/') + '/src/domain/'.length)
  for (const file of loadedFrom(domain)) Reflect.deleteProperty(require.cache, file)
  /** @type {Record<string, unknown>} */
  const values = require(this.resourcePath)
  for (const file of loadedFrom(domain)) this.addDependency(file)
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}
