'use strict'
// `node buildProgram.cjs ENTRY FOLDER`: builds a TypeScript file of the tests, with all that it imports, as FOLDER/program.js,
// a program for a worker of a browser. Apart from Jest, whose modules load webpack many times slower.
const webpack = require('webpack')
const { cacheOf, TYPESCRIPT } = require('../../../config/webpack/shared.cjs')

const [entry = '', path = ''] = process.argv.slice(2)

webpack(
  {
    mode: 'production',
    target: ['webworker', 'es2022'],
    entry,
    output: { path, filename: 'program.js' },
    devtool: false,
    optimization: { minimize: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, use: TYPESCRIPT }] },
    cache: cacheOf('test-program'),
  },
  (error, stats) => {
    if (!error && stats?.hasErrors() === false) return
    process.stderr.write(error ? String(error) : (stats?.toString('errors-only') ?? ''))
    process.exitCode = 1
  },
)
