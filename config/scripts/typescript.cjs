'use strict'
// `node --require ./config/scripts/typescript.cjs file.ts` runs a TypeScript program of the project without building it. What is
// compiled is kept: a program that starts again with the same sources compiles nothing.
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { Module } = require('node:module')
const { join } = require('node:path')
const text = require('../jest/textTransform.cjs')
const typescript = require('../jest/typescriptTransform.cjs')

const KEPT = join(__dirname, '../../node_modules/.cache/typescript')
mkdirSync(KEPT, { recursive: true })

/** @typedef {(module: { _compile: (code: string, file: string) => void }, file: string) => void} Load */
/** @type {Record<string, Load>} */
const loads = Reflect.get(Module, '_extensions')

/** The code of a TypeScript file, as it was compiled the last time that the file read the same. @param {string} file @returns {string} */
function codeOf(file) {
  const source = readFileSync(file, 'utf8')
  const place = join(KEPT, typescript.getCacheKey(source, file, { configString: '' }))
  try {
    return readFileSync(place, 'utf8')
  } catch {
    const { code } = typescript.process(source, file)
    keep(place, code)
    return code
  }
}

/** Another program that starts at the same time reads all of it or none. @param {string} place @param {string} code */
function keep(place, code) {
  const unfinished = `${place}.${process.pid}`
  writeFileSync(unfinished, code)
  renameSync(unfinished, place)
}

for (const extension of ['.ts', '.tsx']) {
  loads[extension] = (module, file) => {
    module._compile(codeOf(file), file)
  }
}
for (const extension of ['.sql', '.csv', '.typ']) {
  loads[extension] = (module, file) => {
    module._compile(text.process(readFileSync(file, 'utf8')).code, file)
  }
}
// A program draws nothing: a sheet that a part of a screen asks for is nothing to it.
loads['.css'] = () => undefined
