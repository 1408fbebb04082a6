'use strict'

/** The rules of this repository that no linter has. */
module.exports = {
  meta: { name: 'solive' },
  rules: { rooms: require('./rooms.js'), 'exact-powers': require('./exactPowers.js') },
}
