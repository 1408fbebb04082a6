// `npm run law`: every parameter of law by age of its last check, then the values that no official text confirms.
import { knownParameters } from '../../src/domain/law'

/** @returns whole months from a date to today, negative when the check covers rules already voted for later */
function monthsSince(date: string): number {
  const today = new Date()
  return (today.getFullYear() - Number(date.slice(0, 4))) * 12 + today.getMonth() + 1 - Number(date.slice(5, 7))
}

const byAge = [...knownParameters].sort((one, other) =>
  one.parameter.checkedOn.localeCompare(other.parameter.checkedOn),
)
const width = Math.max(...byAge.map(({ name }) => name.length))
const doubtful = byAge.flatMap(({ name, parameter }) =>
  parameter.values
    .filter(({ evidence }) => evidence !== 'official')
    .map(({ from, source, evidence, value }) => ({ name, from, source, evidence, text: parameter.write(value) })),
)

console.log(`${byAge.length} parameters, the oldest check first`)
for (const { name, parameter } of byAge) {
  const age = monthsSince(parameter.checkedOn)
  console.log(
    `${parameter.checkedOn}  ${age > 0 ? `${age} months` : 'current'}`.padEnd(24) +
      `${name.padEnd(width)}  ${parameter.label}`,
  )
}
for (const level of ['unverified', 'secondary'] as const) {
  const found = doubtful.filter(({ evidence }) => evidence === level)
  console.log(`\n${found.length} values of evidence "${level}"`)
  for (const { name, from, source, text } of found) console.log(`${from}  ${name.padEnd(width)}  ${text}  (${source})`)
}
