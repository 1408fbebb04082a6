'use strict'

// Sheets that come first, in this order, whichever screen asks for them before the others.
const SHEETS = [
  './src/client/ui/theme/layers.css',
  './src/client/ui/theme/base.css',
  './src/client/ui/theme/icons.css',
  './public/fonts/fonts.css',
  './src/client/ui/theme/fields.css',
  './src/client/ui/theme/choices.css',
  './src/client/ui/feedback/feedback.css',
  './src/client/ui/inputs/combobox.css',
  './src/client/ui/collapse/collapse.css',
  './src/client/forms/forms.css',
  './src/client/editing/conflict/conflict.css',
  './src/client/ui/menu/actionMenu.css',
  './src/client/ui/modal/modal.css',
  './src/client/ui/table/table.css',
]

module.exports = { SHEETS }
