'use strict'
const { cacheOf, inProject, TEXT_FILES, TYPESCRIPT } = require('./shared.cjs')

/**
 * The Node server: our own sources in one file, packages left in node_modules.
 * @param {'production' | 'development'} mode
 * @returns {import('webpack').Configuration}
 */
module.exports = (mode) => ({
  name: 'server',
  mode,
  target: 'node20',
  entry: {
    main: './src/app/server/main.ts',
    worker: './src/app/server/worker.ts',
    createFirm: './src/app/server/createFirm.ts',
    recoverAccess: './src/app/server/recoverAccess.ts',
    rotateKey: './src/app/server/rotateKey.ts',
    backup: './src/app/server/backup.ts',
    restore: './src/app/server/restore.ts',
    importFiles: './src/app/server/importFiles.ts',
    audit: './src/app/server/audit.ts',
  },
  devtool: 'source-map',
  output: {
    path: inProject(mode === 'production' ? 'dist/server' : 'dist/development'),
    filename: '[name].js',
    chunkFilename: '[name].js',
    library: { type: 'commonjs2' },
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
  externalsPresets: { node: true },
  // Whatever is not a path and not a door (`#domain`) is a package.
  externals: (/** @type {{ request?: string }} */ { request }) =>
    Promise.resolve(request && /^[^./#]/.test(request) ? `commonjs ${request}` : undefined),
  node: { __dirname: false, __filename: false },
  // What is required by a path known at run time stays in node_modules.
  module: {
    parser: { javascript: { createRequire: false } },
    rules: [{ test: /\.tsx?$/, use: TYPESCRIPT }, TEXT_FILES],
  },
  optimization: { minimize: false },
  cache: cacheOf(`server-${mode}`),
  performance: { hints: false },
  stats: 'errors-warnings',
})
