'use strict';
// node runTypeScript.cjs <file.ts> [arguments]: runs a program of ours in a process of its own, with the tests' compiler.
const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');
const typescript = require('../../../config/jest/typescriptTransform.cjs');
const text = require('../../../config/jest/textTransform.cjs');

/** @param {string} extension @param {(source: string, file: string) => { code: string }} compile */
function register(extension, compile) {
  require.extensions[extension] = (module, file) => {
    Reflect.get(module, '_compile').call(module, compile(readFileSync(file, 'utf8'), file).code, file);
  };
}

register('.ts', typescript.process);
register('.sql', text.process);
register('.csv', text.process);
require(resolve(process.argv[2] ?? ''));
