'use strict'
const { readdirSync } = require('node:fs')
const path = require('node:path')

const ROOT = path.resolve(__dirname, '../..')

/** @param {string[]} parts @returns {string} a path in the project */
const inProject = (...parts) => path.join(ROOT, ...parts)

/** Our own configuration and loaders. A folder named here would not be looked into. */
const configuration = readdirSync(__dirname).map((file) => path.join(__dirname, file))

/** Compiles without types: `npm run types` checks those. */
const TYPESCRIPT = { loader: 'ts-loader', options: { transpileOnly: true } }

/** The React Compiler reads JSX, so it comes before TypeScript: loaders run from the last to the first. */
const REACT_COMPILER = {
  loader: 'babel-loader',
  options: {
    babelrc: false,
    configFile: false,
    plugins: [['babel-plugin-react-compiler', { target: '19' }]],
    overrides: [
      { test: /\.ts$/, parserOpts: { plugins: ['typescript'] } },
      { test: /\.tsx$/, parserOpts: { plugins: ['typescript', 'jsx'] } },
    ],
  },
}

/**
 * A cache that survives between builds; `buildDependencies` says what makes it worthless.
 * @param {string} name
 * @returns {import('webpack').FileCacheOptions}
 */
const cacheOf = (name) => ({
  type: 'filesystem',
  name,
  cacheDirectory: inProject('node_modules/.cache/webpack'),
  buildDependencies: {
    config: [...configuration, inProject('webpack.config.js'), inProject('tsconfig.json'), inProject('package.json')],
  },
})

/** Text that a module holds as a string: migrations, small tables, templates of documents. */
const TEXT_FILES = { test: /\.(sql|csv|typ)$/, type: 'asset/source' }

module.exports = { inProject, TYPESCRIPT, REACT_COMPILER, TEXT_FILES, cacheOf }
