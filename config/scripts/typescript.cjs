'use strict'
// `node --require ./config/scripts/typescript.cjs file.ts` runs a TypeScript program of the project without building it.
const { readFileSync } = require('node:fs')
const { Module } = require('node:module')
const text = require('../jest/textTransform.cjs')
const typescript = require('../jest/typescriptTransform.cjs')

/** @typedef {(module: { _compile: (code: string, file: string) => void }, file: string) => void} Load */
/** @type {Record<string, Load>} */
const loads = Reflect.get(Module, '_extensions')

for (const extension of ['.ts', '.tsx']) {
  loads[extension] = (module, file) => {
    module._compile(typescript.process(readFileSync(file, 'utf8'), file).code, file)
  }
}
for (const extension of ['.sql', '.csv']) {
  loads[extension] = (module, file) => {
    module._compile(text.process(readFileSync(file, 'utf8')).code, file)
  }
}
