import { askedPasskey } from '../passkeys/passkeys'
import type { Dependencies } from './EntranceContext'
import { PASSKEY } from './openings'

/** Opens a session by a passkey alone; answers the failure to show, or undefined. */
export async function openByPasskey({ transport, open }: Dependencies): Promise<string | undefined> {
  const { answer, failure } = await askedPasskey(transport, `${PASSKEY}-options`)
  return failure ?? (await open(PASSKEY, { passkey: answer }))?.message
}
