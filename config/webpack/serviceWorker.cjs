'use strict'
const { readFileSync } = require('node:fs')
const path = require('node:path')

const SOURCE = path.resolve(__dirname, '../../public/serviceWorker.js')

/** That of the studies which clients read knows no file: it keeps what they loaded. */
const OF_STUDIES = path.resolve(__dirname, '../../public/studyServiceWorker.js')

/** Writes serviceWorker.js, which knows every file of its build, and studyServiceWorker.js. */
module.exports = class ServiceWorker {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      compilation.fileDependencies.addAll([SOURCE, OF_STUDIES])
      // After the names have their hash, before files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'ServiceWorker', stage }, (assets) => {
        // What reads papers weighs as much as the rest, and so do maps: they are loaded by those who ask for one. Studies are no part of it.
        const files = Object.keys(assets)
          .filter((name) => /^assets\/(?!papers|map|study).*\.(js|css|woff2)$/.test(name))
          .map((name) => `/${name}`)
        compilation.emitAsset('studyServiceWorker.js', new sources.RawSource(readFileSync(OF_STUDIES, 'utf8')))
        const build = JSON.stringify({ version: compilation.hash ?? '', files })
        compilation.emitAsset(
          'serviceWorker.js',
          new sources.RawSource(`const BUILD = ${build}\n${readFileSync(SOURCE, 'utf8')}`),
        )
      })
    })
  }
}
