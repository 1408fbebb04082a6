import { loginAddress, logOut } from '#client/session'
import { useAppDispatch } from '#client/store'
import { Button } from '#client/ui/controls'
import { DialogDescription, Modal } from '#client/ui/modal'
import { FactorSetUp } from '../account/FactorSetUp'

/** The firm asks for a second factor, and there is none yet: nothing else opens before. */
export function MissingFactor({ onSettle }: { onSettle: (isGiven: boolean) => void }) {
  const dispatch = useAppDispatch()
  const leave = async () => {
    await dispatch(logOut({ kept: true }))
    location.assign(loginAddress({}))
  }
  return (
    <Modal title="Ajoutez un second facteur" width={620}>
      <DialogDescription>
        Votre société le demande à tous ses utilisateurs. Il vous faut une application d’authentification, sur votre
        téléphone par exemple, ou une clé d’accès.
      </DialogDescription>
      <FactorSetUp
        onDone={() => {
          onSettle(true)
        }}
        actions={<Button onClick={() => void leave()}>Se déconnecter</Button>}
      />
    </Modal>
  )
}
