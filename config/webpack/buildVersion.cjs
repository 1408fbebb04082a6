'use strict'
const { version } = require('../../package.json')

/**
 * Writes build/meta.json (this build) and build/latest.json (the build that is served): an open page that finds another
 * version in the second than in the first knows that it is out of date.
 */
module.exports = class BuildVersion {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('BuildVersion', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildVersion', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify({ version: `${version}+${compilation.hash ?? ''}` })
          for (const name of ['meta', 'latest'])
            compilation.emitAsset(`build/${name}.json`, new sources.RawSource(text))
        },
      )
    })
  }
}
