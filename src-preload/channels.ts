/** The one channel that carries calls, and the one that carries notices. There is no third. */
export const CALL_CHANNEL = 'ochre:call';
export const NOTICE_CHANNEL = 'ochre:notice';
