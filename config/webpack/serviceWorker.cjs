'use strict'
const { readFileSync } = require('node:fs')
const path = require('node:path')

const SOURCE = path.resolve(__dirname, '../../public/serviceWorker.js')

/** Writes serviceWorker.js, which knows every file of its build. */
module.exports = class ServiceWorker {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      compilation.fileDependencies.add(SOURCE)
      // After the names have their hash, before files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'ServiceWorker', stage }, (assets) => {
        // What reads papers weighs as much as the rest, and so do maps: they are loaded by those who ask for one.
        const files = Object.keys(assets)
          .filter((name) => /^assets\/(?!papers|map).*\.(js|css|woff2)$/.test(name))
          .map((name) => `/${name}`)
        const build = JSON.stringify({ version: compilation.hash ?? '', files })
        compilation.emitAsset(
          'serviceWorker.js',
          new sources.RawSource(`const BUILD = ${build}\n${readFileSync(SOURCE, 'utf8')}`),
        )
      })
    })
  }
}
