import { OFFLINE, useOnline } from '#client/screens'
import { Button } from '#client/ui/controls'

interface SendButtonProps {
  readonly isSending: boolean
  readonly children: string
}

/** Sends a form; not without a network, and not twice. */
export function SendButton({ isSending, children }: SendButtonProps) {
  const isOnline = useOnline()
  return (
    <Button
      type="primary"
      htmlType="submit"
      loading={isSending}
      disabled={!isOnline}
      title={isOnline ? undefined : OFFLINE}
    >
      {children}
    </Button>
  )
}
