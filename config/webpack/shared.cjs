'use strict'
const path = require('node:path')

const ROOT = path.resolve(__dirname, '../..')

/** @param {string[]} parts @returns {string} a path in the project */
const inProject = (...parts) => path.join(ROOT, ...parts)

/** Compiles without types: `npm run types` checks those. */
const TYPESCRIPT = { loader: 'ts-loader', options: { transpileOnly: true } }

/**
 * A cache that survives between builds; `buildDependencies` says what makes it worthless.
 * @param {string} name
 * @returns {import('webpack').FileCacheOptions}
 */
const cacheOf = (name) => ({
  type: 'filesystem',
  name,
  cacheDirectory: inProject('node_modules/.cache/webpack'),
  buildDependencies: { config: [inProject('webpack.config.js'), inProject('config/webpack') + path.sep, inProject('tsconfig.json'), inProject('package.json')] },
})

/** Text that a module holds as a string: migrations, small tables. */
const TEXT_FILES = { test: /\.(sql|csv)$/, type: 'asset/source' }

module.exports = { inProject, TYPESCRIPT, TEXT_FILES, cacheOf }
