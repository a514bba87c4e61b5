### Reglas de gasto: establecerlas y lo que retienen.

## What a rule holds back, in a review. $when: “at 12:04”, or “on 3 Mar, 12:04”.

rule-stop-assets-unknown = Firma una transacción con activos verificados.
    .title = Tus reglas de activos: Ochre no puede verificar cuáles salen ni quién los recibe
rule-stop-new-recipient = Prepara el envío otra vez { $when }.
    .title = Los destinatarios nuevos esperan { $hours } h
rule-stop-leaves = Saldrían { $amount }{ $fee ->
        [yes] , comisión incluida
       *[no] { "" }
    }.
rule-stop-per-send = Envía menos o relaja la regla en Ajustes, lo que tarda 24 horas.
    .title = Límite por envío: { $limit }
rule-stop-per-day = Tu regla lo permite { $when }.
    .title = Queda para hoy: { $left } de { $limit }

## A set of rules, line by line

rule-line-per-send = { $name }: como máximo { $amount } por envío
rule-line-per-day = { $name }: como máximo { $amount } en 24 horas
rule-line-asset = Un activo
rule-line-recipients = Los destinatarios nuevos esperan { $hours } h{ $invoices ->
        [yes] , también las facturas de activos
       *[no] { "" }
    }
rule-line-none = Ninguna regla

## The screen

rule-title = Reglas de gasto de «{ $name }»
    .hint = Aquí Ochre no firma nada fuera de estas reglas. Las más estrictas rigen al instante; las más laxas, tras 24 horas con este equipo encendido.
rule-later = Las reglas más laxas rigen { $when }
    .hint = Si este equipo sigue encendido hasta entonces.
    .action = Mantener las más estrictas
rule-per-send = Máximo por envío
rule-per-day = Máximo en 24 horas
rule-no-limit = sin límite
rule-bitcoin = Cuenta todo lo que no vuelve: importes, comisiones y bitcoin enviado con un activo.
rule-recipients = Destinatarios nuevos
rule-recipients-hours = Horas que espera un destinatario nuevo
    .hint = Desde que le preparas el primer pago.
rule-recipients-invoices = Las facturas de activos también esperan
    .hint = Cada factura de activos es un destinatario nuevo. Pide facturas válidas más tiempo. Las de testigo siempre esperan.
rule-save = Guardar reglas
    .off = Corrige antes los campos de arriba
rule-problem-too-much = Más de lo que existe
rule-problem-decimals =
    { $precision ->
        [0] Escribe un número entero, o nada
       *[other] Decimales: como mucho { $precision }, o nada
    }
rule-problem-hours = Escribe un número de horas de 0 a { $most }

## Assets that have a limit

rule-assets = Activos
rule-assets-take-out = Quitar
rule-assets-other = Limitar otro activo
    .choose = Elige un activo
rule-assets-add = Añadir
    .full = Pueden tener límite hasta { $most } activos

## What may still leave today

rule-left = Queda para hoy
    .hint = Cuenta lo que firmaste aquí desde que fijaste la regla, aunque lo descartaras. Una cartera restaurada en otro lugar no tiene reglas.
rule-left-of = de { $limit }
