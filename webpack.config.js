'use strict'
const client = require('./config/webpack/client.cjs')
const server = require('./config/webpack/server.cjs')

/**
 * The two halves of the application; `--config-name client` or `server` builds one.
 * @param {unknown} _environment
 * @param {{ mode?: 'production' | 'development' }} options
 */
module.exports = (_environment, { mode = 'production' }) => [client(mode), server(mode)]
