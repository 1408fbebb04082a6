import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scpi } from '#domain'
import { explanations } from '../../../../src/features/scpi/clients/server/knowledge/explanations'

// What is built for browsers, read as whoever wants to pass the test of knowledge would.

const FOLDER = join(__dirname, '../../../../dist/client')

const scripts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))

const holding = (text: string): number => scripts.filter((script) => script.includes(text)).length

/** The longest part of a text that no way of writing characters changes. */
const plainPartOf = (text: string): string =>
  text.split(/[^ -~]|['"`\\]/u).reduce((longest, part) => (part.length > longest.length ? part : longest), '')

test('holds the questions of the test of knowledge', () => {
  for (const code of Object.keys(scpi.rightAnswers)) expect([code, holding(code) > 0]).toEqual([code, true])
})

test('holds neither what is right nor why', () => {
  for (const [code, right] of Object.entries(scpi.rightAnswers))
    for (const written of [`${code}:"${right}"`, `${code}:'${right}'`, `${code}:{right`])
      expect([written, holding(written)]).toEqual([written, 0])
  for (const [code, explanation] of Object.entries(explanations))
    expect([code, holding(plainPartOf(explanation))]).toEqual([code, 0])
})
