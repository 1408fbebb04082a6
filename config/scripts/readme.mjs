// Writes the map of the rooms into README.md; __tests__/readme.test.ts fails while it is not as the rooms are.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import readme from '../readme.js'

const file = join(import.meta.dirname, '../../README.md')
writeFileSync(file, readme.withMap(readFileSync(file, 'utf8')))
