'use strict'
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const SOURCE = path.resolve(__dirname, '../../public/map')

/** Writes map/…: the outlines under the maps, which are read as a map comes to them. */
module.exports = class MapBackground {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('MapBackground', (compilation) => {
      compilation.contextDependencies.add(SOURCE)
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'MapBackground', stage }, () => {
        for (const name of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.json')) continue
          compilation.emitAsset(`map/${name}`, new sources.RawSource(readFileSync(path.join(SOURCE, name))))
        }
      })
    })
  }
}
