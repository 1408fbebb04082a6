'use strict'
// The compiler that ts-loader uses, without the types: those are checked by `npm run types`.
const { createHash } = require('node:crypto')
const ts = require('typescript')

/** @type {import('typescript').CompilerOptions} */
const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  isolatedModules: true,
  inlineSourceMap: true,
  inlineSources: true,
}

/** @satisfies {import('@jest/transform').SyncTransformer} */
module.exports = {
  /** @param {string} source @param {string} fileName @returns {{ code: string }} */
  process(source, fileName) {
    return { code: ts.transpileModule(source, { fileName, compilerOptions }).outputText }
  },
  /** @param {string} source @param {string} fileName @param {{ configString: string }} options @returns {string} */
  getCacheKey(source, fileName, { configString }) {
    const hash = createHash('sha256')
    for (const part of [ts.version, JSON.stringify(compilerOptions), fileName, source, configString])
      hash.update(part).update('\0')
    return hash.digest('hex')
  },
}
