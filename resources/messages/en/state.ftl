### What is told of the state of things, on no screen of its own.

state-nothing-new = Refreshed, nothing new
