import { Button } from '#client/ui/controls'
import { OFFLINE, useOnline } from '../useOnline'

interface SendButtonProps {
  readonly isSending: boolean
  /** What is sent; without it, the form that the button stands in. */
  readonly onSend?: () => void
  readonly children: string
}

/** Sends something; not without a network, and not twice. */
export function SendButton({ isSending, onSend, children }: SendButtonProps) {
  const isOnline = useOnline()
  return (
    <Button
      type="primary"
      htmlType={onSend ? 'button' : 'submit'}
      loading={isSending}
      disabled={!isOnline}
      title={isOnline ? undefined : OFFLINE}
      onClick={isSending ? undefined : onSend}
    >
      {children}
    </Button>
  )
}
