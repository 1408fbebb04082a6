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
const unverified = byAge.flatMap(({ name, parameter }) =>
  parameter.values
    .filter((dated) => !dated.verified)
    .map((dated) => ({ name, from: dated.from, source: dated.source, text: parameter.write(dated.value) })),
)

console.log(`${byAge.length} parameters, the oldest check first`)
for (const { name, parameter } of byAge) {
  const age = monthsSince(parameter.checkedOn)
  console.log(
    `${parameter.checkedOn}  ${age > 0 ? `${age} months` : 'current'}`.padEnd(24) +
      `${name.padEnd(width)}  ${parameter.label}`,
  )
}
console.log(`\n${unverified.length} values that are not verified`)
for (const { name, from, source, text } of unverified)
  console.log(`${from}  ${name.padEnd(width)}  ${text}  (${source})`)
