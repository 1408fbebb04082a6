'use strict'
// Style sheets mean nothing in jsdom.
module.exports = {}
