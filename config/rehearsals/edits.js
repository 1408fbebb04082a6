'use strict'
// What the how-tos of the README do to a copy of the project: new files and changed files.

/**
 * @typedef {{ file: string, apply: (text: string) => string }} Edit its file from the root; `apply` gives the new text
 * and throws when the old one is not as expected
 */

/** A new file. @param {string} file @param {string} text @returns {Edit} */
const create = (file, text) => ({
  file,
  apply: (before) => {
    if (before !== '') throw new Error(`${file} exists already`)
    return text
  },
})

/**
 * Text put right after an anchor that the file holds exactly once.
 * @param {string} file
 * @param {string} anchor
 * @param {string} text
 * @returns {Edit}
 */
const insertAfter = (file, anchor, text) => ({
  file,
  apply: (before) => {
    const parts = before.split(anchor)
    if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${anchor}`)
    return parts.join(anchor + text)
  },
})

/** Every match replaced. @param {string} file @param {RegExp} pattern global @param {string} replacement @returns {Edit} */
const replaceAll = (file, pattern, replacement) => ({
  file,
  apply: (before) => {
    const after = before.replaceAll(pattern, replacement)
    if (after === before) throw new Error(`${file} holds no ${String(pattern)}`)
    return after
  },
})

/**
 * A line at the end of a list of migrations, with the SQL that it imports.
 * @param {string} feature
 * @param {string} name of the migration
 * @param {string} sql
 * @returns {Edit[]}
 */
const addMigration = (feature, name, sql) => {
  const folder = `src/features/${feature}/server/migrations`
  return [
    create(`${folder}/${name}.sql`, sql),
    {
      file: `${folder}/index.ts`,
      apply: (before) =>
        `import added from './${name}.sql'\n${before.replace(/\n\]/, `\n  { name: '${name}', sql: added },\n]`)}`,
    },
  ]
}

module.exports = { create, insertAfter, replaceAll, addMigration }
