'use strict'
const { rm } = require('node:fs/promises')
const { dirname } = require('node:path')

/** Removes the data that the files of tests copied. */
module.exports = async () => {
  const data = process.env['DEMO_DATA']
  if (data) await rm(dirname(data), { recursive: true, force: true, maxRetries: 3 })
}
