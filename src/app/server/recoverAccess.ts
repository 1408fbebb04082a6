import '#app/contract'
import { parseArgs } from 'node:util'
import { recoverAccess } from '#features/account/server'
import { joinDatabase, migrate } from '#server/db'
import { readConfiguration } from '#server/services'
import { runCommand, WrongUsage } from './command'
import { migrations } from './features'

// `npm run recover-access`: gives an account back to who lost everything that opens it, whether the application runs or not.

const USAGE = 'Utilisation\u00a0: npm run recover-access -- --email vous@exemple.fr'

runCommand(USAGE, async (parameters) => {
  const { email } = parseArgs({ args: [...parameters], options: { email: { type: 'string' } } }).values
  if (email === undefined) return undefined
  const configuration = readConfiguration(process.env)
  const { clock, publicUrl } = configuration
  const database = await joinDatabase(configuration)
  try {
    await migrate(database, migrations)
    const link = await database.transaction((transaction) =>
      recoverAccess(transaction, email, { now: clock.now(), publicUrl }),
    )
    if (link === undefined)
      throw new WrongUsage(`--email\u00a0: aucun compte actif n’a l’adresse ${email}. Rien n’a été modifié.`)
    return (
      `Le compte ${email} n’a plus de second facteur. ` +
      `Par ce lien, son titulaire choisit un nouveau mot de passe, une fois, dans les 24 heures\u00a0:\n${link}`
    )
  } finally {
    await database.close()
  }
})
